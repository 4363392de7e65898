import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QrCode } from './qr-code';

interface AppStepsProps {
  /** In base 32. */
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
}

/** How an app gets its key: by its camera, or by hand. */
export async function AppSteps({ secret, address }: AppStepsProps) {
  const t = await getTranslations('second-factor');
  return (
    <ol className="space-y-6">
      <Step number={1} title={t('install')}>
        <p className="text-pretty text-muted">{t('installText')}</p>
      </Step>
      <Step number={2} title={t('scan')}>
        <p className="text-pretty text-muted">{t('scanText')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
          <QrCode text={address} label={t('qrLabel')} />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">{t('byHand')}</p>
            <p className="mt-1 text-pretty text-muted">{t('byHandText')}</p>
            <p translate="no" className="digits mt-3 rounded bg-surface-sunken px-3 py-2.5 text-base font-medium">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </div>
        </div>
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint font-semibold text-accent-text"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="mb-1 text-base leading-7 font-semibold">{title}</h2>
        {children}
      </div>
    </li>
  );
}
