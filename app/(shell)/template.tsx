import type { ReactNode } from 'react';

/** SHL-15: each page comes in, so that one sees that it is another. Nothing is hidden meanwhile. */
export default function ShellTemplate({ children }: { children: ReactNode }) {
  return <div className="enter-content flex flex-1 flex-col">{children}</div>;
}
