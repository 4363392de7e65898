'use client';

import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TextField } from '@/components/ui/form/text-field';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { GRACE_DAYS } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface RoleRuleProps {
  readonly roleCode: number;
}

interface Rule {
  readonly IsRequired: boolean;
  readonly GraceDays: number;
}

/** Whether a role asks for a second factor, and how long its holders have for it. */
export function RoleRule({ roleCode }: RoleRuleProps) {
  const t = useMessages('second-factor');
  const read = useCall('getRoleFactor', { RoleCode: roleCode });
  return (
    <Card className="mt-6 p-5 md:p-6">
      <section aria-labelledby="role-rule">
        <h2 id="role-rule" className="text-base font-semibold">
          {t('ruleTitle')}
        </h2>
        <p className="mb-3 max-w-2xl text-pretty text-muted">{t('ruleText')}</p>
        <PanelData of={read} skeleton={<SkeletonRows rows={2} />}>
          {(rule) => (
            <RuleForm
              key={`${rule.IsRequired} ${rule.GraceDays}`}
              roleCode={roleCode}
              rule={rule}
              onSaved={() => void read.mutate()}
            />
          )}
        </PanelData>
      </section>
    </Card>
  );
}

interface RuleFormProps extends RoleRuleProps {
  readonly rule: Rule;
  readonly onSaved: () => void;
}

function RuleForm({ roleCode, rule, onSaved }: RuleFormProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const { send } = useCallMutation('saveRoleFactor');
  const form = useForm({
    values: useFormValues({ IsRequired: rule.IsRequired, GraceDays: String(rule.GraceDays) }),
    check: ({ GraceDays }) => ({
      GraceDays: isDayCount(GraceDays) ? null : t('graceRange', { most: GRACE_DAYS.most }),
    }),
    send: ({ IsRequired, GraceDays }) => send({ RoleCode: roleCode, IsRequired, GraceDays: Number(GraceDays) }),
    onSent: () => {
      showSnackbar('success', t('ruleSaved'));
      onSaved();
    },
    failureText: errorText,
  });
  const { IsRequired } = form.values;
  return (
    <form {...form.props} className="space-y-4">
      <LabelledCheck isOn={IsRequired} onChange={(isOn) => form.change({ IsRequired: isOn })}>
        {t('ruleOn')}
      </LabelledCheck>
      {IsRequired && (
        <div className="max-w-xs">
          <TextField {...form.field('GraceDays')} label={t('graceDays')} inputMode="numeric" maxLength={2} />
        </div>
      )}
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      {form.isDirty && (
        <Button type="submit" isBusy={form.isBusy}>
          {t('saveRule')}
        </Button>
      )}
    </form>
  );
}

const isDayCount = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= GRACE_DAYS.most;
