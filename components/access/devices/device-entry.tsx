import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { DoorDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { SelfPostingForm } from '@/components/ui/form/self-posting-form';
import { readFlash } from '@/lib/bff/redirect/flash';
import { SIGN_IN } from '@/lib/gate';
import { failureText } from '@/lib/i18n/failure-text';
import { withBasePath } from '@/lib/links/links';

interface DeviceEntryProps {
  readonly step: 'mobile-session' | 'mobile-auth';
  /** The name of the device in hand. */
  readonly name: string;
  /** Whether the address that led here names another device. */
  readonly isOther?: boolean;
}

/** SSO-06: signs in by the current device, at once unless there is a message to read. */
export async function DeviceEntry({ step, name, isOther = false }: DeviceEntryProps) {
  const [t, { errors }, language, flash] = await Promise.all([
    getTranslations('devices'),
    getMessages(),
    getLocale(),
    readFlash('device'),
  ]);
  const text = isOther ? 'otherText' : flash ? 'againText' : 'openingText';
  return (
    <Notice
      drawing={<DoorDrawing />}
      title={t(isOther || flash ? 'entryTitle' : 'openingTitle')}
      text={t(text, { name })}
      actions={
        <>
          <a href={withBasePath(SIGN_IN)} className={buttonClasses('secondary')}>
            {t('byPassword')}
          </a>
          <SelfPostingForm action={withBasePath(`/api/session/${step}`)} isAtOnce={!isOther && !flash}>
            <Button type="submit">{t(flash ? 'retry' : 'entry')}</Button>
          </SelfPostingForm>
        </>
      }
    >
      {flash && (
        <div className="mt-6 w-full text-left">
          <Alert tone="danger">{failureText(flash, errors, language)}</Alert>
        </div>
      )}
    </Notice>
  );
}
