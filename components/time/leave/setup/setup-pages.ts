export const LEAVE_SETUP_PAGE = '/timemanage/leavesetup';

/** The rules of one type. */
export const leaveTypePage = (code: number) => `${LEAVE_SETUP_PAGE}/key/${code}` as const;
