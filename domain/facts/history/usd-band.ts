/** A range of values in US dollars, lower end included and upper end not. */
export interface UsdBand {
  readonly from: number;
  readonly below: number;
}

/** False for a value that is unknown or outside: what history says of the band then changes no decision. */
export const isInBand = (value: number | null, band: UsdBand): boolean =>
  value !== null && value >= band.from && value < band.below;
