import { pictureOfPath } from '@/lib/links/upstream-links';

/** INFO-13: the picture behind a person's own, without one a quiet drawing in the accent: hills, and a bird on its way. */
export function ProfileBanner({ cover }: { readonly cover: string }) {
  const picture = pictureOfPath(cover);
  if (picture) {
    return (
      <div className="h-28 overflow-hidden banner md:h-36">
        {/* eslint-disable-next-line @next/next/no-img-element -- the image optimizer is not used */}
        <img src={picture} alt="" className="size-full object-cover object-right-bottom" />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="h-28 overflow-hidden banner md:h-36">
      <svg viewBox="0 0 1200 144" preserveAspectRatio="xMaxYMax slice" className="size-full text-accent" fill="none">
        <path d="M0 144V108C160 84 300 82 440 104s260 24 420-8 250-34 340-22v70Z" fill="currentColor" opacity=".14" />
        <path d="M0 144v-18c220-26 380-20 560-6s380-2 640-34v58Z" fill="currentColor" opacity=".2" />
        <circle cx="1030" cy="52" r="26" fill="currentColor" opacity=".28" />
        <path
          d="M852 64c10-14 22-20 36-20-6 4-9 8-10 13 8-1 15 1 21 6-9 0-15 3-20 8-8 8-18 9-27 4l-14 6 14-17Z"
          fill="currentColor"
          opacity=".55"
        />
      </svg>
    </div>
  );
}
