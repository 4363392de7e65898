'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { issuesOf } from '@/lib/client/form/field-errors';
import type { ReplyFor } from '@/lib/contract/all';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { editedOf, moved, newStep, stepsToSend, type EditedStep } from './edited-steps';
import { StepFields } from './step-fields';
import { StepRow } from './step-row';
import { walkTour } from './walk-tour';

interface TourStepsProps {
  readonly urlName: string;
  readonly name: string;
  readonly stored: ReplyFor<'getTour'>;
}

/** The steps of one tour: added, put in order, written in six languages, stored together, and walked where they are shown. */
export function TourSteps({ urlName, name, stored }: TourStepsProps) {
  const t = useMessages('tours.steps');
  const words = useMessages('tours');
  const walk = useMessages('tours.walk');
  const language = useLanguage();
  const errorText = useErrorText();
  const router = useRouter();
  const { send, isSending } = useCallMutation('saveTour');
  const [saved, setSaved] = useState(stored);
  const [steps, setSteps] = useState(() => editedOf(stored.Steps));
  const [selected, setSelected] = useState(stored.Steps[0]?.FieldCode ?? '');
  const [dragged, setDragged] = useState<{ key: string; to: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const fieldsRef = useRef<HTMLDivElement>(null);
  const isDirty = JSON.stringify(stepsToSend(steps)) !== JSON.stringify(saved.Steps);
  const at = steps.findIndex(({ key }) => key === selected);
  const step = steps[at];

  const change = (key: string, part: Partial<EditedStep>) =>
    setSteps(steps.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const issueOf = (field: string) => {
    const issue = issuesOf(failure).find(({ path }) => path.startsWith(`Steps.${at}.${field}`));
    if (!issue) return null;
    if (field === 'FieldName' && !step?.FieldName) return t('issues.noElement');
    return t(issue.message === 'required' || issue.message === 'doubled' ? `issues.${issue.message}` : 'issues.other');
  };

  async function save() {
    setFailure(null);
    try {
      const reply = await send({ URLName: urlName, Version: saved.Version, Steps: stepsToSend(steps) });
      setSaved(reply);
      setSteps(editedOf(reply.Steps));
      setSelected(reply.Steps[at]?.FieldCode ?? reply.Steps[0]?.FieldCode ?? '');
      showSnackbar('success', words('saved'));
    } catch (error) {
      setFailure(error);
      const wrong = /^Steps\.(\d+)\./.exec(issuesOf(error)[0]?.path ?? '')?.[1];
      const key = wrong && steps[Number(wrong)]?.key;
      if (key) setSelected(key);
      requestAnimationFrame(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    }
  }

  function add() {
    const made = newStep();
    setSteps([...steps, made]);
    setSelected(made.key);
  }

  function remove() {
    const others = steps.filter(({ key }) => key !== selected);
    setSteps(others);
    setSelected(others[Math.min(at, others.length - 1)]?.key ?? '');
  }

  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]">
      <Card className="p-3 max-lg:mb-6">
        <ol aria-label={words('list')} className="space-y-0.5">
          {steps.map((one, index) => (
            <StepRow
              key={one.key}
              step={one}
              at={index}
              count={steps.length}
              isSelected={one.key === selected}
              isTarget={dragged !== null && dragged.key !== one.key && dragged.to === index}
              onSelect={() => setSelected(one.key)}
              onMove={(to) => setSteps(moved(steps, one.key, to))}
              drag={{
                onDragStart: () => setDragged({ key: one.key, to: index }),
                onDragOver: (event) => {
                  event.preventDefault();
                  if (dragged && dragged.to !== index) setDragged({ ...dragged, to: index });
                },
                onDragEnd: () => {
                  if (dragged) setSteps(moved(steps, dragged.key, dragged.to));
                  setDragged(null);
                },
              }}
            />
          ))}
        </ol>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="button" variant="secondary" onClick={add}>
            {t('add')}
          </Button>
          <Button
            type="button"
            variant="secondary"
            disabled={isDirty || saved.Steps.length === 0}
            title={isDirty ? t('saveFirst') : undefined}
            onClick={() =>
              void walkTour({ urlName, title: name, steps: saved.Steps, language, t: walk, go: router.push })
            }
          >
            {t('walk')}
          </Button>
        </div>
        {isDirty && <p className="mt-2 text-muted">{t('saveFirst')}</p>}
      </Card>
      <Card className="p-5 md:p-6">
        <div ref={fieldsRef}>
          {step ? (
            <StepFields step={step} issueOf={issueOf} onChange={(part) => change(step.key, part)} onRemove={remove} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )}
        </div>
        {failure !== null && (
          <div className="mt-4">
            <Alert tone="danger">{errorText(failure)}</Alert>
          </div>
        )}
        <div className="sticky bottom-0 z-10 -mx-5 -mb-5 mt-5 flex justify-end border-t border-line bg-surface px-5 py-3 md:-mx-6 md:-mb-6 md:px-6">
          <Button
            type="button"
            isBusy={isSending}
            busyText={words('saving')}
            disabled={!isDirty}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
