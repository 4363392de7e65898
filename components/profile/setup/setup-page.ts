/** Where HR says what a profile holds. */
export const SETUP_PAGE = '/process/profilesetup';

export const sectionSetupPage = (code: number) => `${SETUP_PAGE}/key/${code}`;
