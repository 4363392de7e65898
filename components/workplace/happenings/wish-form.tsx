import { useState } from 'react';
import { useWishUndo } from '@/components/platform/finish/use-wish-undo';
import { Alert } from '@/components/ui/feedback/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button/button';
import { SendIcon } from '@/components/ui/icons/icons';
import { PictureIcon } from '@/components/ui/icons/reading-icons';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useForm } from '@/lib/client/form/use-form';
import { photoOf } from '@/lib/files/photo';
import { MAX_LENGTH } from '@/lib/contract/workplace/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { BackButton } from './back-button';
import { GalleryDialog } from './gallery-dialog';
import { keyOf, occasionOf, type Happening } from './happening';
import { useUnsentWish } from './unsent-wish';

interface WishFormProps {
  readonly happening: Happening;
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onTakenBack: () => void;
}

const COMPOSE = { BirthDay: 'composeBirthday', Joining: 'composeJoining', Welcome: 'composeWelcome' } as const;

/** From here on it is said how many are left. */
const COUNTER_FROM = 100;

/** HAP-16 to HAP-18: a message for a colleague, with a picture if one likes. */
export function WishForm({ happening, onBack, onSent, onTakenBack }: WishFormProps) {
  const t = useMessages('happenings');
  const errorText = useErrorText();
  const { WishCode, ChillCode, DisplayName, DisplayOrg, Empid, HasPhoto } = happening;
  const { send } = useCallMutation('sendWish');
  const tellSent = useWishUndo();
  const [isChoosing, setIsChoosing] = useState(false);
  const form = useForm({
    values: useUnsentWish(keyOf(happening)),
    check: ({ content }) => ({ content: content.trim() === '' ? t('invalidMessage') : null }),
    send: ({ content, image }) => send({ WishCode, ChillCode, Content: content, AttachImage: image?.id ?? '' }),
    onSent: ({ SentCode }) => {
      tellSent({ code: SentCode, texts: { sent: t('sent'), undo: t('undo'), arrived: t('arrived') }, onTakenBack });
      onSent();
    },
    failureText: (error) =>
      error instanceof CallError && error.code === 'not_found' ? t('wishNotFound') : errorText(error),
  });
  const { content, image } = form.values;

  const left = MAX_LENGTH.wish - content.length;
  return (
    <form {...form.props}>
      <BackButton text={t('back')} onBack={onBack} />
      <div className="mt-3 mb-5 flex items-center gap-3">
        <Avatar name={DisplayName} size="sm" photo={photoOf(Empid, HasPhoto)} />
        <div className="min-w-0">
          <h3 className="font-semibold">{t(COMPOSE[occasionOf(happening)], { name: DisplayName })}</h3>
          <p className="text-muted">{DisplayOrg}</p>
        </div>
      </div>
      <TextAreaField
        {...form.field('content')}
        label={t('message')}
        rows={5}
        required
        maxLength={MAX_LENGTH.wish}
        placeholder={t('placeholder', { name: DisplayName })}
        aside={left <= COUNTER_FROM && <span className="text-muted digits">{t('left', { count: left })}</span>}
      />
      {image && (
        // eslint-disable-next-line @next/next/no-img-element -- a drawing of ours, never optimised
        <img src={image.src} alt={image.title} width={170} height={170} className="mt-4 rounded" />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" type="button" onClick={() => setIsChoosing(true)}>
          <PictureIcon />
          {t(image ? 'changePicture' : 'addPicture')}
        </Button>
        {image && (
          <Button variant="secondary" type="button" onClick={() => form.change({ image: null })}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      {form.failure && (
        <div className="mt-4">
          <Alert tone="danger">{form.failure}</Alert>
        </div>
      )}
      <Button type="submit" isBusy={form.isBusy} busyText={t('sending')} className="mt-6 w-full">
        <SendIcon className="size-4" />
        {t('send')}
      </Button>
      <GalleryDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onAttach={(chosen) => {
          form.change({ image: chosen });
          setIsChoosing(false);
        }}
      />
    </form>
  );
}
