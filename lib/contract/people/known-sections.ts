/** Sections that the product knows by their numbers (SECT-22, SECT-23). */
export const PHOTO_SECTION = 2;
export const FAMILY_SECTION = 5;
export const BENEFIT_SECTION = 35;

/** What an approval of a change to a section is called. */
export const SECTION_SUBJECT = 'profile-section';

/** The fields of section 35, by their codes. */
export const BENEFIT_FIELDS = {
  relative: 'Family_Code',
  benefit: 'Benefit_Code',
  nominee: 'Nominee',
  share: 'Percentage',
  address: 'Address',
} as const;
