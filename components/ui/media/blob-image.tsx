import { useEffect, useRef, type ComponentProps } from 'react';

interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  readonly bytes: Blob;
  readonly alt: string;
}

/** A picture whose bytes are here already; its address lives as long as it is shown. */
export function BlobImage({ bytes, alt, ...rest }: BlobImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(bytes);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  // eslint-disable-next-line @next/next/no-img-element -- bytes in this page, which nothing could optimise
  return <img {...rest} ref={ref} alt={alt} />;
}
