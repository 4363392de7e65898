import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { SaveBar } from '@/components/ui/form/save-bar';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { dayText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { CloseQuestion } from '../close-question';
import { RulePreview } from '../preview/rule-preview';
import type { RuleRequest } from '../preview/rule-request';
import { ruleOn, type DatedRule } from '../rules/dated-rules';
import type { RuleTextContext } from '../sentences/rule-text-context';
import { firstValues } from './first-values';
import { GrantFields } from './grant-fields';
import { LastingFields } from './lasting-fields';
import { RuleReadback } from './rule-readback';
import { checkRule, ruleOfValues } from './rule-of-values';
import { TakingFields } from './taking-fields';
import { WhomFields } from './whom-fields';

interface RuleEditorProps {
  readonly type: Pick<LeaveType, 'TypeCode'>;
  readonly rules: readonly DatedRule[];
  /** The rule that is corrected; null for one from another day on. */
  readonly corrected: DatedRule | null;
  readonly context: RuleTextContext;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onSaved: (types: readonly LeaveType[]) => void;
  readonly onClose: () => void;
}

/** Writes a rule beside its words. It is saved from the preview alone, so that nobody saves what they have not seen. */
export function RuleEditor(props: RuleEditorProps) {
  const { type, rules, corrected, context, today, onSaved, onClose } = props;
  const t = useMessages('leave-setup');
  const tErrors = useMessages('leave-setup.errors');
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<RuleRequest | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [initial] = useState(() => firstValues({ corrected, latest: rules.at(-1) ?? null, today }, context.language));
  const form = useForm({
    values: useFormValues(initial),
    check: (values) => checkRule(tErrors, values),
    send: async (values) => setAsked({ TypeCode: type.TypeCode, From: values.From, Rule: ruleOfValues(values) }),
  });
  const { values, errorOf, change: onChange } = form;
  const fields = { values, errorOf, onChange };
  const inForce = values.From === '' ? null : ruleOn(rules, values.From);

  useEffect(() => heading.current?.focus(), []);

  const section = (key: 'whom' | 'grant' | 'lasts' | 'taking', content: ReactNode) => (
    <section
      aria-labelledby={`rule-${key}`}
      className="border-line [&+section]:mt-7 [&+section]:border-t [&+section]:pt-6"
    >
      <h3 id={`rule-${key}`} className="mb-4 text-base font-semibold">
        {t(`sections.${key}`)}
      </h3>
      <div className="space-y-5">{content}</div>
    </section>
  );
  return (
    <form {...form.props}>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold outline-none">
        {corrected ? t('editor.correct', { day: dayText(corrected.from, context.language) }) : t('editor.new')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="p-5 md:p-6">
          {section('whom', <WhomFields {...fields} audience={context.audience} isDayFixed={corrected !== null} />)}
          {section('grant', <GrantFields {...fields} />)}
          {section('lasts', <LastingFields {...fields} />)}
          {section('taking', <TakingFields {...fields} />)}
        </Card>
        <RuleReadback
          context={context}
          rule={ruleOfValues(values)}
          from={values.From}
          before={inForce}
          isReplacing={!corrected && inForce?.from === values.From}
        />
      </div>
      <SaveBar failure={null} about={<p className="text-muted">{t('editor.about')}</p>}>
        <Button variant="secondary" type="button" onClick={() => (form.isDirty ? setIsLeaving(true) : onClose())}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('editor.preview')}</Button>
      </SaveBar>
      {asked && <RulePreview asked={asked} onSaved={onSaved} onClose={() => setAsked(null)} />}
      <LeaveQuestion isUnsaved={form.isDirty} t={t} />
      <CloseQuestion isAsked={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
    </form>
  );
}
