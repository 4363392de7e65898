/** Which second factors a person has. */
export interface Factors {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

/** What proves one of them, as fields of a step: a typed code, or what a passkey signed. */
export type FactorProof = { OTP: string } | { Passkey: string };
