/** Work on days off of somebody whose leave one keeps, by the code of their employment. */
export const compOffPageOf = (code: string): `/${string}` => `/timemanage/compoff/of/${encodeURIComponent(code)}`;
