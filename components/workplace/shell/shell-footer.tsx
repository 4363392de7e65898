import { portalConfig } from '@/lib/config';
import { yearOf } from '@/lib/dates';
import { ConnectionIndicator } from './header/connection-indicator';

/** FOOT-01 to FOOT-04. */
export async function ShellFooter() {
  const { title, version, slowBelow } = await portalConfig();
  return (
    <footer className="mx-auto flex w-full max-w-[1440px] flex-wrap justify-between gap-x-6 gap-y-1 px-4 pt-2 pb-5 text-xs text-muted md:px-8">
      <p>
        © {yearOf(new Date())} {title}
      </p>
      <ConnectionIndicator slowBelow={slowBelow} />
      <p>Humming bird {version}</p>
    </footer>
  );
}
