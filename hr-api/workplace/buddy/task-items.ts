import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { everyTask, storeTaskText } from './data';
import { buddyTasks, type BuddyStep } from './tables';

const wireSteps = (steps: readonly BuddyStep[]) =>
  steps.map(({ fieldName, content }) => ({ FieldName: fieldName, Content: content }));

export const listBuddyTaskItems: Handler<'listBuddyTaskItems'> = async (_request, context) => {
  const tasks = await everyTask(context.db, context.actor, context.language);
  return tasks.map((task) => ({
    BuddyCode: task.code,
    CategoryName: task.categoryName,
    MenuURL: `/${task.module}/${task.link}`,
    Menu_Name: task.name,
    HeaderInfo: task.header,
    FooterInfo: task.footer,
    Steps: wireSteps(task.steps),
  }));
};

/** Storing what is there already changes and audits nothing. Steps keep their elements, as other languages share them. */
export const updateBuddyTaskItem: Handler<'updateBuddyTaskItem'> = async (request, context) => {
  const { actor, db, language } = context;
  await db.select().from(buddyTasks).where(eq(buddyTasks.code, request.BuddyCode)).for('update');
  const task = (await everyTask(db, actor, language)).find(({ code }) => code === request.BuddyCode);
  if (!task) throw new ApiError('not_found');
  const steps = request.Steps.map(({ FieldName, Content }) => ({ fieldName: FieldName, content: Content }));
  const fieldsOf = (of: readonly BuddyStep[]) => of.map(({ fieldName }) => fieldName).join('\n');
  if (fieldsOf(steps) !== fieldsOf(task.steps))
    throw new ApiError('invalid', { issues: [{ path: 'Steps', message: 'are about other elements' }] });
  const before = { name: task.name, header: task.header, footer: task.footer, steps: task.steps };
  const after = { name: request.Menu_Name, header: request.HeaderInfo, footer: request.FooterInfo, steps };
  if (JSON.stringify(wordsOf(after)) === JSON.stringify(wordsOf(before))) return {};
  await storeTaskText(db, task, after, language);
  const subject = { kind: 'buddy task', id: task.id };
  await audit(context, { subject, action: 'change buddy task', before, after: { ...after, language } });
  return {};
};

/** What is compared: jsonb gives its keys back in an order of its own. */
const wordsOf = ({
  name,
  header,
  footer,
  steps,
}: {
  name: string;
  header: string;
  footer: string;
  steps: BuddyStep[];
}) => [name, header, footer, ...steps.map(({ content }) => content)];
