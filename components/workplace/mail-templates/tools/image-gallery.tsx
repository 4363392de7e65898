import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { UploadImage } from './upload-image';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { codeOfMailImage, mailImageLink } from '@/lib/contract/platform/mail/images';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';

type Image = ReplyFor<'listMailImages'>[number];

interface ImageGalleryProps {
  readonly onInsert: (image: { readonly link: string; readonly name: string }) => void;
}

/** The pictures that a mail can carry, by category (VOPQ-42), and the way to more of them. */
export function ImageGallery({ onInsert }: ImageGalleryProps) {
  const t = useMessages('mail-templates');
  const [selected, setSelected] = useState(0);
  const categories = useCall('listMailImageCategories', {}, { revalidateOnFocus: false });
  const images = useCall('listMailImages', {}, { revalidateOnFocus: false });
  const names = categories.data?.map(({ CategoryName }) => CategoryName) ?? [];

  function insertUploaded(link: string, name: string) {
    onInsert({ link, name });
    void images.mutate();
  }

  return (
    <div className="space-y-4">
      <UploadImage onUploaded={insertUploaded} />
      <Tabs label={t('category')} names={[t('allPictures'), ...names]} selected={selected} onSelect={setSelected}>
        <div className="pt-4">
          <PanelData of={images} skeleton={<SkeletonRows rows={3} />}>
            {(all) => (
              <Gallery
                images={all.filter(({ CategoryName }) => selected === 0 || CategoryName === names[selected - 1])}
                onInsert={onInsert}
              />
            )}
          </PanelData>
        </div>
      </Tabs>
    </div>
  );
}

function Gallery({ images, onInsert }: ImageGalleryProps & { readonly images: readonly Image[] }) {
  const t = useMessages('mail-templates');
  if (images.length === 0) return <p className="text-muted">{t('noPictures')}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(170px,100%),1fr))] gap-3">
      {images.map(({ LinkSrc, FileName }) => {
        const code = codeOfMailImage(LinkSrc);
        if (!code) return null;
        const link = mailImageLink(code);
        return (
          <li key={code}>
            <button
              type="button"
              aria-label={t('insertPicture', { name: FileName })}
              title={FileName}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert({ link, name: FileName })}
              className="block max-w-full rounded border border-line bg-surface-sunken p-1 transition-colors duration-150 hover:border-accent"
            >
              {/* eslint-disable-next-line @next/next/no-img-element -- of the HR API, behind the session */}
              <img
                src={withBasePath(link as `/${string}`)}
                alt=""
                width={170}
                height={170}
                loading="lazy"
                className="size-[170px] max-w-full object-contain"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
