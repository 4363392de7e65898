import { Icon } from '@/components/ui/icons/icon';

const PHONE =
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Zm2.5 15h2';
const TABLET =
  'M6 3h12a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3Zm4.5 15h3';
const COMPUTER =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Zm7 12v3m-4 0h8';

const shapes: Readonly<Record<string, string>> = { Android: PHONE, iPhone: PHONE, iPad: TABLET };

/** What a device looks like, as far as its system tells. */
export function DeviceIcon({ type }: { type: string }) {
  return <Icon path={shapes[type] ?? COMPUTER} />;
}
