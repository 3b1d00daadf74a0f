// The types of libIndexStore that its functions pass by value. The functions are looked up at run time.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} IndexStoreString;

typedef bool (*IndexStoreNameVisitor)(void *context, IndexStoreString name);
typedef bool (*IndexStoreVisitor)(void *context, void *item);

typedef void *(*IndexStoreCreateStore)(const char *path, void *error);
typedef bool (*IndexStoreVisitUnits)(void *store, unsigned sorted, void *context, IndexStoreNameVisitor);
typedef void *(*IndexStoreCreateReader)(void *store, const char *name, void *error);
typedef void (*IndexStoreDispose)(void *reader);
typedef bool (*IndexStoreVisit)(void *reader, void *context, IndexStoreVisitor);
typedef IndexStoreString (*IndexStoreText)(void *item);
typedef int (*IndexStoreKind)(void *item);
typedef uint64_t (*IndexStoreRoles)(void *item);
typedef void *(*IndexStoreSymbol)(void *item);
