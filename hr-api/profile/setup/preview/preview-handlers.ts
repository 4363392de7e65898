import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findOptions } from '../../sections/search-options';
import { wireOption } from '../../sections/options';
import { listsOf } from '../../sections/offered';
import { openTest } from '../testers/open-test';
import { openSetup, versionOf, type SetupContext } from '../versions/open-setup';
import { openVersion, previewOf } from './preview';

export const getSectionPreview: Handler<'getSectionPreview'> = async ({ SectionCode, Number, As }, context) => {
  const setup = await openSetup(context, SectionCode);
  return previewOf(context, setup, { version: await versionOf(context, setup, Number), as: As });
};

/** HR sees any version of it, whoever tries the draft out sees that alone. */
async function openEither(context: SetupContext, SectionCode: number, number: number) {
  if (!context.actor.permissions.has('section.configure')) {
    if (number !== 0) throw new ApiError('not_found');
    const { setup, draft } = await openTest(context, SectionCode);
    return openVersion(context, setup, draft, 'self');
  }
  const setup = await openSetup(context, SectionCode);
  const version = await versionOf(context, setup, number);
  const open = openVersion(context, setup, version, 'self');
  const fields = version.definition.fields.map((field) => [field.code, { field }] as const);
  return { ...open, access: new Map(fields) };
}

export const searchPreviewOptions: Handler<'searchPreviewOptions'> = async (
  { SectionCode, Number, ...asked },
  context,
) => {
  const open = await openEither(context, SectionCode, Number);
  const field = open.access.get(asked.FieldCode)?.field;
  if (!field) throw new ApiError('not_found');
  return (await findOptions(listsOf(context, open), field, asked)).map(wireOption);
};
