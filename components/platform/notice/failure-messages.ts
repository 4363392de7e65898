import type { Messages } from '@/lib/i18n/messages';

export interface FailureMessages {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  readonly reference: string;
}

/** The words of an error page, out of all that its messages hold. */
export function failureMessagesOf(notice: Messages['notice']): FailureMessages {
  return {
    title: notice.faultTitle,
    text: notice.faultText,
    retry: notice.retry,
    home: notice.home,
    reference: notice.reference,
  };
}
