// Core Graphics' names that Linux lacks.
@_exported import Raster
