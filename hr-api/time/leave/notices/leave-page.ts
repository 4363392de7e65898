/** Where somebody has their own leave, as notifications and mails name it. */
export const LEAVE_PAGE = 'timemanage/myleave';
