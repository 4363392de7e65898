/** Rules of joining that a browser reads too, without zod. */

export const GENDERS = ['female', 'male', 'other'] as const;

export const MAX_NAME = 100;
export const MAX_MAIL = 254;
export const MAX_EMPLOYEE_ID = 50;

/** A number may have what people write on paper without doubt. */
export const isEmployeeId = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text);

/** Roughly an address: whether mail arrives there only mail can tell. */
export const isMail = (text: string): boolean => /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.]{2,}$/.test(text);
