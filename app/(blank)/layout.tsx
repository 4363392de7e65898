import type { ReactNode } from 'react';
import '../signed-out.css';

/** SHL-11: only its content, for what is shown inside another application. */
export default function BlankLayout({ children }: { children: ReactNode }) {
  return <main className="flex min-h-dvh flex-col">{children}</main>;
}
