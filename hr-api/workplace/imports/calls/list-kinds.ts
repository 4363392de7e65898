import type { Handler } from '../../../platform/calls/call';
import { importKindsIn, isOpen, withOwnColumns } from '../import-kind';

export const listImportKinds: Handler<'listImportKinds'> = async (_request, context) => {
  const { actor, language, services } = context;
  const open = importKindsIn(services.capabilities).filter((kind) => isOpen(kind, actor));
  return Promise.all(
    open.map(async (standing) => {
      const kind = await withOwnColumns(context, standing);
      const choices = await kind.choices(context);
      return {
        Kind: kind.key,
        Name: kind.names[language],
        Description: kind.descriptions[language],
        Columns: kind.columns.map((column) => ({
          Column: column.key,
          Title: column.titles[language],
          Hint: column.hints[language],
          Group: column.groups[language],
          Type: column.type,
          IsRequired: column.isRequired ?? false,
          CanClear: column.canClear ?? false,
          Choices: (choices[column.key] ?? []).map(({ value, text }) => ({ Value: value, Text: text })),
        })),
        Keys: [...kind.keys],
        Options: kind.options.map((option) => ({
          Key: option.key,
          Title: option.titles[language],
          Hint: option.hints[language],
          Type: option.type,
          Default: option.usual,
          Choices: (option.choices ?? []).map(({ value, texts }) => ({ Value: value, Text: texts[language] })),
        })),
      };
    }),
  );
};
