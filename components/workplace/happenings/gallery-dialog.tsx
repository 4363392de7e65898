import { useState, type KeyboardEvent } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Dialog } from '@/components/ui/overlay/dialog';
import { CloseButton } from '@/components/ui/button/close-button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { pictureOfPath } from '@/lib/links/upstream-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { ImagePreview } from './image-preview';
import type { WishImage } from './unsent-wish';

interface GalleryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAttach: (image: WishImage) => void;
}

const dialogClasses =
  'enter-fade m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-surface text-left font-normal';

/** HAP-13 to HAP-15: the pictures that a wish can carry, each to be seen over the whole screen before it is attached. */
export function GalleryDialog({ isOpen, onClose, onAttach }: GalleryDialogProps) {
  const t = useMessages('happenings');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('gallery')} classes={dialogClasses} isTitleHidden>
      <Gallery onClose={onClose} onAttach={onAttach} />
    </Dialog>
  );
}

function Gallery({ onClose, onAttach }: Omit<GalleryDialogProps, 'isOpen'>) {
  const t = useMessages('happenings');
  const [shown, setShown] = useState<number | null>(null);
  const gallery = useCall('listWishImages', {}, { revalidateOnFocus: false });

  return (
    <div className="flex min-h-full flex-col">
      <div className="sticky top-0 z-10 flex h-16 items-center gap-2 border-b border-line bg-surface pr-2 pl-5">
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-lg font-semibold">
          {t('gallery')}
        </p>
        <CloseButton label={t('closeGallery')} onClose={onClose} />
      </div>
      <div className="flex flex-1 flex-col px-5 py-5">
        <PanelData of={gallery} skeleton={<Skeleton className="size-[170px] rounded" />}>
          {(rows) => {
            const images = rows.flatMap(({ ImagePath, ImageName }) => {
              const src = pictureOfPath(ImagePath);
              return src ? [{ id: ImagePath, src, title: ImageName }] : [];
            });
            const turn = ({ key }: KeyboardEvent) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
              if (step && shown !== null) setShown((shown + step + images.length) % images.length);
            };
            const image = shown === null ? undefined : images[shown];
            if (images.length === 0) return <p className="py-10 text-center text-muted">{t('galleryEmpty')}</p>;
            if (!image || shown === null) return <Thumbnails images={images} onShow={setShown} />;
            return (
              <div className="flex flex-1 flex-col" onKeyDown={turn}>
                <ImagePreview
                  image={image}
                  onStep={(step) => setShown((shown + step + images.length) % images.length)}
                  onAttach={() => onAttach(image)}
                  onBack={() => setShown(null)}
                />
              </div>
            );
          }}
        </PanelData>
      </div>
    </div>
  );
}

interface ThumbnailsProps {
  readonly images: readonly WishImage[];
  readonly onShow: (index: number) => void;
}

function Thumbnails({ images, onShow }: ThumbnailsProps) {
  const t = useMessages('happenings');
  return (
    <div className="mx-auto w-full max-w-[800px]">
      <p className="mb-4 text-muted">{t('galleryText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,170px)] justify-center gap-x-2.5 gap-y-5 sm:gap-5">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('picture', { name: image.title })}
              onClick={() => onShow(index)}
              className="block w-[170px] rounded text-center"
            >
              {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of ours, never optimised */}
              <img src={image.src} alt="" width={170} height={170} className="size-[170px] rounded object-cover" />
              <span className="mt-1.5 block">{image.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
