/** The page of the person with a key. */
export const addressOfPerson = (keyCode: string): `/${string}` =>
  `/ecenter/profileview/key/${encodeURIComponent(keyCode)}`;
