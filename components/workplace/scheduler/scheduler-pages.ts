export const SCHEDULER_PAGE = '/common/scheduler';
export const NEW_SCHEDULE_PAGE = `${SCHEDULER_PAGE}/headnew/new`;

export const editPage = (code: string) => `${SCHEDULER_PAGE}/headnew/${code}/edit` as const;
export const deletePage = (code: string) => `${SCHEDULER_PAGE}/headnew/${code}/delete` as const;
