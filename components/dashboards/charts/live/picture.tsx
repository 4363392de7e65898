'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@/lib/client/when-idle';
import type { PictureProps } from './picture-props';

interface FramedPictureProps extends PictureProps {
  /** The picture as the server drew it: what is seen without scripts, on paper and until the other one is there. */
  readonly children: ReactNode;
}

/** A picture that answers the pointer, drawn over the server's own once that is in view and the browser has nothing else to do. */
export function Picture({ children, ...picture }: FramedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [Drawn, setDrawn] = useState<ComponentType<PictureProps & { onDrawn: () => void }> | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (!frame.current || typeof IntersectionObserver === 'undefined') return;
    let callOff = () => {};
    // Where it does not come, the server's picture stays.
    const load = () =>
      void import('./drawn-picture').then(
        (module) => setDrawn(() => module.DrawnPicture),
        () => {},
      );
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      callOff = whenIdle(load);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, []);

  return (
    <div ref={frame} aria-hidden="true" className="relative">
      <div className={isDrawn ? 'invisible print:visible' : undefined}>{children}</div>
      {Drawn && (
        <div className="absolute inset-0 print:hidden">
          <Drawn {...picture} onDrawn={() => setIsDrawn(true)} />
        </div>
      )}
    </div>
  );
}
