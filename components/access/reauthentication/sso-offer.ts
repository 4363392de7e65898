/** An identity provider, as far as a browser knows of it. */
export interface SsoOffer {
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly issuer: string;
}
