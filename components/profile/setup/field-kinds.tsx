import { CalendarIcon } from '@/components/ui/form/date/date-icons';
import { Icon, type IconProps } from '@/components/ui/icons/icon';
import type { ComponentType } from 'react';
import type { FieldType } from '@/lib/contract/platform/form/field';

const icon = (path: string): ComponentType<IconProps> =>
  function KindIcon(props) {
    return <Icon {...props} path={path} />;
  };

/** The types of fields by what one does with them, in the order in which they are offered. */
export const FIELD_KINDS = [
  { kind: 'text', types: ['text', 'textarea', 'editor', 'email', 'password'], icon: icon('M5 6h14M12 6v13M9 19h6') },
  { kind: 'number', types: ['number', 'formula'], icon: icon('M9 4 7 20M17 4l-2 16M4 9h16M3 15h16') },
  { kind: 'date', types: ['date', 'datetime', 'time', 'MonthYear'], icon: CalendarIcon },
  {
    kind: 'choice',
    types: ['radio', 'select', 'gselect', 'mselect', 'othselect', 'checkbox', 'switch', 'rating'],
    icon: icon('M4 7l2 2 3-4M4 16l2 2 3-4M13 7h7M13 17h7'),
  },
  {
    kind: 'people',
    types: ['locator', 'ilocator', 'memplist', 'banklocator'],
    icon: icon('M16 16l5 5M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14'),
  },
  { kind: 'file', types: ['file', 'upload'], icon: icon('M7 3h7l4 4v14H7zM14 3v4h4') },
  { kind: 'note', types: ['label'], icon: icon('M12 11v5M12 8h.01M4 12a8 8 0 1 0 16 0 8 8 0 0 0-16 0') },
] as const satisfies readonly {
  readonly kind: string;
  readonly types: readonly FieldType[];
  readonly icon: ComponentType<IconProps>;
}[];

export function KindIcon({ type, className }: { readonly type: FieldType; readonly className?: string }) {
  const kind = FIELD_KINDS.find(({ types }) => (types as readonly FieldType[]).includes(type));
  return kind ? <kind.icon className={className} /> : null;
}

const only = (...types: FieldType[]): ReadonlySet<FieldType> => new Set(types);

/** What can be said of the fields of a type. */
export const TYPES_WITH = {
  choices: only('select', 'gselect', 'mselect', 'othselect', 'radio', 'checkbox'),
  lists: only('select', 'gselect', 'mselect', 'othselect', 'banklocator'),
  length: only('text', 'email', 'number', 'textarea', 'password', 'othselect'),
  patterns: only('text', 'textarea'),
  amount: only('number', 'text'),
  secret: only('text', 'number', 'email', 'textarea'),
  dimension: only('select', 'gselect', 'radio', 'switch'),
  answer: only(
    ...FIELD_KINDS.flatMap(({ types }) => [...types] as FieldType[]).filter(
      (type) => !['label', 'formula'].includes(type),
    ),
  ),
};
