/** Which second factors a person has. */
export interface Factors {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

export const NO_FACTORS: Factors = { hasApp: false, hasPasskey: false };

/** What proves one of them, as fields of a step: a typed code, or what a passkey signed. */
export type FactorProof = { OTP: string } | { Passkey: string };

/** Which codes a person can type: those of the app and recovery codes, or these alone. */
export const codeTexts = ({ hasApp }: Factors) =>
  hasApp
    ? ({ label: 'currentCode', wrong: 'wrongCode' } as const)
    : ({ label: 'recoveryCode', wrong: 'wrongRecoveryCode' } as const);
