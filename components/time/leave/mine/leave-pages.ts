export const MY_LEAVE_PAGE = '/timemanage/myleave';
export const ASK_LEAVE_PAGE = `${MY_LEAVE_PAGE}/ask` as const;

/** The leave of somebody whom one keeps, by the code of their employment. */
export const leavePageOf = (code: string): `/${string}` => `${MY_LEAVE_PAGE}/of/${encodeURIComponent(code)}`;
