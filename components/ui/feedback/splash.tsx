import { Logo } from '../icons/logo';

/** SHL-13: the mark over a page that has just opened. It is gone after 300 ms, by itself, and takes no press meanwhile. */
export function Splash() {
  return (
    <div
      aria-hidden="true"
      data-splash
      className="splash pointer-events-none fixed inset-0 z-50 grid place-items-center bg-canvas motion-reduce:hidden print:hidden"
    >
      <Logo size={{ width: 72, height: 72 }} />
    </div>
  );
}
