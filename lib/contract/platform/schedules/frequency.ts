/** How often something is due, on the organisation's clock. */
export type Frequency =
  /** Every so many minutes from the start on. Only work that the product brings recurs so. */
  | { readonly kind: 'minutes'; readonly every: number }
  /** Every so many times half an hour (`hours` 0.5) or hours, day and night, from the time of the first day on. */
  | { readonly kind: 'hourly'; readonly every: number; readonly hours: number }
  | { readonly kind: 'daily'; readonly every: number }
  /** Sunday is 1, Saturday 7. */
  | { readonly kind: 'weekly'; readonly every: number; readonly weekDays: readonly number[] }
  /** 1 to 31, in a shorter month its last day; 32 is always the last day. A day that is named twice counts once. */
  | { readonly kind: 'monthly'; readonly every: number; readonly days: readonly number[] };
