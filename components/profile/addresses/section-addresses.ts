/** Pages of the record of the person with a key, or of one's own without one. */
const ofRecord = (own: string, others: string, cardKey: string | undefined): `/${string}` =>
  cardKey ? `/ecenter/${others}/key/${encodeURIComponent(cardKey)}` : `/ecenter/${own}`;

export const addressOfOverview = (cardKey?: string) => ofRecord('essprofileview', 'profileview', cardKey);

/** NAV-03, NAV-04: where Home leads. */
export const addressOfEditHome = (cardKey?: string) => ofRecord('essprofileedit', 'profileedit', cardKey);

/** NAV-12, NAV-13, CARD-18. */
export const addressOfChecklist = (cardKey?: string): `/${string}` =>
  cardKey ? `/survey/empchecklist/users/key/${encodeURIComponent(cardKey)}` : '/survey/mychecklist';

/** NAV-01, NAV-02. */
export const addressOfSection = (code: number, cardKey?: string): `/${string}` =>
  `${addressOfEditHome(cardKey)}/section/${code}`;
