import { AlertIcon, InfoIcon } from '@/components/ui/icons/form-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueText } from '../inspector/issue-text';
import { DifferenceTable } from '../versions/difference-table';

interface PublishFiguresProps {
  readonly figures: ReplyFor<'getPublishFigures'>;
}

/** What is touched: values that do not fit, people who lack something then, what is open, who decides, and each difference. */
export function PublishFigures({ figures }: PublishFiguresProps) {
  const t = useMessages('profile-setup');
  const { Issues, Changes, Fields, Open, OpenConcerned, Incomplete, Chains, Differences } = figures;
  const retired = Fields.filter(({ IsRetired }) => IsRetired);
  const lines: readonly { readonly text: string; readonly isGrave?: boolean }[] = [
    ...Changes.map(({ Name, Before, After, Values, Misfits }) => ({
      text: t(Before === After ? 'figures.rules' : 'figures.type', {
        name: Name,
        before: t(`types.${Before}`),
        after: t(`types.${After}`),
        count: Values,
        misfits: Misfits,
      }),
      isGrave: Misfits > 0,
    })),
    ...retired.map(({ Name, Values, Persons }) => ({
      text: t('figures.retired', { name: Name, count: Values, persons: Persons }),
    })),
    ...(Incomplete > 0 ? [{ text: t('figures.incomplete', { count: Incomplete }) }] : []),
    ...(Open > 0
      ? [{ text: t('figures.open', { count: Open, concerned: OpenConcerned }), isGrave: OpenConcerned > 0 }]
      : []),
    ...Chains.map(({ Name, Steps }) => ({ text: t('figures.chain', { name: Name, count: Steps }) })),
  ];
  return (
    <>
      {Issues.length > 0 && (
        <section aria-label={t('figures.blocked')}>
          <h3 className="mb-2 font-semibold text-danger">{t('figures.blocked')}</h3>
          <ul className="space-y-1.5">
            {Issues.map((issue, at) => (
              <li key={at} className="flex items-start gap-2">
                <AlertIcon className="mt-0.5 size-4 text-danger" />
                <span className="wrap-anywhere">
                  {issue.Name && <span className="font-medium">{issue.Name}: </span>}
                  {issueText(t, issue)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('figures.title')}>
        <h3 className="mb-2 font-semibold">{t('figures.title')}</h3>
        {lines.length === 0 ? (
          <p className="text-muted">{t('figures.nothing')}</p>
        ) : (
          <ul className="space-y-1.5">
            {lines.map(({ text, isGrave }) => (
              <li key={text} className="flex items-start gap-2">
                {isGrave ? (
                  <AlertIcon className="mt-0.5 size-4 text-warning" />
                ) : (
                  <InfoIcon className="mt-0.5 size-4 text-muted" />
                )}
                <span className="wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('figures.differences')}>
        <h3 className="mb-1 font-semibold">{t('figures.differences')}</h3>
        <DifferenceTable differences={Differences} before={t('before')} after={t('after')} />
      </section>
    </>
  );
}
