export const LEAVE_SETUP_PAGE = '/timemanage/leavesetup';

/** The tabs of the setup, as `tab` of its address names them; the first goes without saying. */
export const SETUP_TABS = ['types', 'work', 'person', 'staffing'] as const;
export type SetupTab = (typeof SETUP_TABS)[number];

/** The tab that an address names, else the first. */
export const setupTabOf = (given: unknown): SetupTab => SETUP_TABS.find((tab) => tab === given) ?? 'types';

/** The rules of one type. */
export const leaveTypePage = (code: number) => `${LEAVE_SETUP_PAGE}/key/${code}` as const;
