'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { SaveBar } from '@/components/ui/form/save-bar';
import { TextField } from '@/components/ui/form/text-field';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { useMessages } from '@/lib/i18n/use-messages';
import { CHAIN_FOR_ALL, chainPage } from '../chain-pages';
import type { ChainChoices } from '../chain-texts';
import { DraftTrial } from '../trial/draft-trial';
import type { ChainValues } from './chain-values';
import { RemoveChain } from './remove-chain';
import { ScopeFields } from './scope-fields';
import { StepList } from './step-list';
import { UnseenNotice } from './unseen-notice';
import { unseenParts } from './unseen-parts';
import { useChainForm } from './use-chain-form';

interface ChainEditorProps {
  /** Empty for a new one. */
  readonly code: string;
  readonly number: number;
  readonly saved: ChainValues;
  readonly choices: ChainChoices;
}

const MAX_NAME = 100;

/** Writes a chain: for what it is and who decides, with a trial beside it; publishes it. */
export function ChainEditor({ code, number, saved, choices }: ChainEditorProps) {
  const t = useMessages('approval-chains');
  const router = useRouter();
  const form = useChainForm({
    code,
    number,
    saved,
    onPublished: ({ ChainCode, OpenCount }, name) => {
      showSnackbar('success', t(OpenCount > 0 ? 'publishedOpen' : 'published', { name, count: OpenCount }));
      router.replace(chainPage(ChainCode));
      router.refresh();
    },
  });
  const { values, change, errorOf, failure, isBusy, isDirty, isSent } = form;
  return (
    <form {...form.props}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 md:p-6">
          <section aria-labelledby="chain-scope">
            <h2 id="chain-scope" className="text-base font-semibold">
              {t('scope')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t(code === CHAIN_FOR_ALL ? 'scopeForAll' : 'scopeText')}</p>
            <div className="space-y-5">
              <TextField {...form.field('name')} label={t('name')} maxLength={MAX_NAME} required />
              {code !== CHAIN_FOR_ALL && (
                <ScopeFields values={values} choices={choices} errorOf={errorOf} onChange={change} />
              )}
            </div>
          </section>
          <section aria-labelledby="chain-steps" className="mt-6 border-t border-line pt-6">
            <h2 id="chain-steps" className="text-base font-semibold">
              {t('steps')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('stepsText')}</p>
            <StepList
              steps={values.steps}
              roles={choices.Roles}
              error={errorOf('steps')}
              onChange={(steps) => change({ steps })}
            />
            <UnseenNotice parts={unseenParts(choices, values)} />
          </section>
        </Card>
        <DraftTrial code={code} values={values} choices={choices} />
      </div>
      <SaveBar failure={failure} about={<p className="text-muted">{t(code ? 'publishText' : 'publishNewText')}</p>}>
        {code !== '' && code !== CHAIN_FOR_ALL && <RemoveChain code={code} name={saved.name} />}
        <Button type="submit" disabled={!isDirty && code !== ''} isBusy={isBusy} busyText={t('publishing')}>
          {t('publish')}
        </Button>
      </SaveBar>
      <LeaveQuestion isUnsaved={isDirty && !isSent} t={t} />
    </form>
  );
}
