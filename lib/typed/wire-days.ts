/** Days of the wire for building blocks, which know no contract. */
export { isoDate, wireDate } from '../contract/platform/expressions/days';
