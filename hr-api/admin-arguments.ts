import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Administrator } from './access/roles/first-administrator';

const USAGE = [
  'Usage: npm run admin -- --id E1 --mail someone@example.com [--name "Some One"]',
  '       npm run admin -- --identities E1 [--remove]',
  '       npm run admin -- --pauses E1 [--lift]',
  '       npm run admin -- --second-factor E1 [--remove]',
  '       npm run admin -- --rotate-record-key',
  '       npm run admin -- audit',
].join('\n');

const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

const idSchema = z
  .string({ error: 'is missing' })
  .trim()
  .regex(/^[\w.@-]{1,50}$/, 'takes 1 to 50 letters, digits, dots, @, - or _');

const administratorSchema = z.strictObject({
  id: idSchema,
  mail: z.email({ error: 'takes a mail address' }).max(254),
  name: z.string().trim().min(1).max(100).regex(PRINTABLE, 'takes a name on one line').optional(),
});

const identitiesSchema = z.strictObject({ identities: idSchema, remove: z.boolean().optional() });

const factorSchema = z.strictObject({ 'second-factor': idSchema, remove: z.boolean().optional() });

const pausesSchema = z.strictObject({ pauses: idSchema, lift: z.boolean().optional() });

const recordKeySchema = z.strictObject({ 'rotate-record-key': z.literal(true) });

const AUDIT = 'audit';
const auditSchema = z.strictObject({});

/**
 * What an operator asks for: the first administrator, the identities, the second factor or the sign-in pauses of an account,
 * a new key for what is sealed,
 * whether the audit trail is whole.
 */
export type AdminTask =
  | { readonly kind: 'administrator'; readonly administrator: Administrator }
  | { readonly kind: 'identities'; readonly loginId: string; readonly isRemoval: boolean }
  | { readonly kind: 'pauses'; readonly loginId: string; readonly isLift: boolean }
  | { readonly kind: 'second-factor'; readonly loginId: string; readonly isRemoval: boolean }
  | { readonly kind: 'record-key' }
  | { readonly kind: 'audit' };

/** The words after the command's name, or an error whose message is for the person at the keyboard. */
export function readArguments(): AdminTask {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      mail: { type: 'string' },
      name: { type: 'string' },
      identities: { type: 'string' },
      remove: { type: 'boolean' },
      'second-factor': { type: 'string' },
      pauses: { type: 'string' },
      lift: { type: 'boolean' },
      'rotate-record-key': { type: 'boolean' },
    },
  });
  const [word, ...others] = positionals;
  const odd = word === AUDIT ? others[0] : word;
  if (odd !== undefined) throw new Error(`${odd} does not belong here\n${USAGE}`);
  if (word === AUDIT) {
    parseOrRefuse(auditSchema, values);
    return { kind: 'audit' };
  }
  if (values['rotate-record-key']) {
    parseOrRefuse(recordKeySchema, values);
    return { kind: 'record-key' };
  }
  if (values.identities !== undefined) {
    const { identities: loginId, remove: isRemoval = false } = parseOrRefuse(identitiesSchema, values);
    return { kind: 'identities', loginId, isRemoval };
  }
  if (values['second-factor'] !== undefined) {
    const { 'second-factor': loginId, remove: isRemoval = false } = parseOrRefuse(factorSchema, values);
    return { kind: 'second-factor', loginId, isRemoval };
  }
  if (values.pauses !== undefined) {
    const { pauses: loginId, lift: isLift = false } = parseOrRefuse(pausesSchema, values);
    return { kind: 'pauses', loginId, isLift };
  }
  const administrator = parseOrRefuse(administratorSchema, values);
  return { kind: 'administrator', administrator: { ...administrator, name: administrator.name ?? administrator.id } };
}

function parseOrRefuse<Words>(schema: z.ZodType<Words>, values: object): Words {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const word = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const fault = issue?.code === 'unrecognized_keys' ? 'does not belong here' : issue?.message;
  throw new Error(`--${word ?? ''} ${fault ?? ''}\n${USAGE}`);
}
