import { useRef, useState, type FormEvent } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { SendIcon } from '@/components/ui/icons/icons';
import { PictureIcon } from '@/components/ui/icons/reading-icons';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextArea } from '@/components/ui/form/text-area';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { BackButton } from './back-button';
import { GalleryDialog } from './gallery-dialog';
import { keyOf, type Happening } from './happening';
import { unsentWishes, type UnsentWish } from './unsent-wishes';

interface WishFormProps {
  readonly happening: Happening;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** VOPQ-33, in characters. */
const MAX_LENGTH = 500;
/** From here on it is said how many are left. */
const COUNTER_FROM = 100;

/** HAP-16 to HAP-18: a message for a colleague, with a picture if one likes. */
export function WishForm({ happening, onBack, onSent }: WishFormProps) {
  const t = useMessages('happenings');
  const errorText = useErrorText();
  const { WishType, WishCode, ChillCode, DisplayName, DisplayOrg, Empid, HasPhoto } = happening;
  const key = keyOf(happening);
  const { send, isSending } = useCallMutation('sendWish');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [wish, setWish] = useState(() => unsentWishes.read(key));
  const [isChoosing, setIsChoosing] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(next: Partial<UnsentWish>) {
    const changed = { ...wish, ...next };
    setWish(changed);
    unsentWishes.keep(key, changed);
    setIsInvalid(false);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (wish.content.trim() === '') {
      setIsInvalid(true);
      fieldRef.current?.focus();
      return;
    }
    setFailure(null);
    try {
      await send({ WishCode, ChillCode, Content: wish.content, AttachImage: wish.image?.id ?? '' });
    } catch (error) {
      const isOver = error instanceof CallError && error.code === 'not_found';
      setFailure(isOver ? t('wishNotFound') : errorText(error));
      return;
    }
    unsentWishes.forget(key);
    showSnackbar('success', t('sent'));
    onSent();
  }

  const left = MAX_LENGTH - wish.content.length;
  return (
    <form onSubmit={submit} noValidate>
      <BackButton text={t('back')} onBack={onBack} />
      <div className="mt-3 mb-5 flex items-center gap-3">
        <Avatar name={DisplayName} size="sm" photo={photoOf(Empid, HasPhoto)} />
        <div className="min-w-0">
          <h3 className="font-semibold">
            {t(WishType === 'BirthDay' ? 'composeBirthday' : 'composeJoining', { name: DisplayName })}
          </h3>
          <p className="text-muted">{DisplayOrg}</p>
        </div>
      </div>
      <Field
        id="wish"
        label={t('message')}
        error={isInvalid ? t('invalidMessage') : null}
        aside={left <= COUNTER_FROM && <span className="text-muted tabular-nums">{t('left', { count: left })}</span>}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={fieldRef}
            rows={5}
            required
            maxLength={MAX_LENGTH}
            placeholder={t('placeholder', { name: DisplayName })}
            value={wish.content}
            onChange={({ target }) => change({ content: target.value })}
          />
        )}
      </Field>
      {wish.image && (
        // eslint-disable-next-line @next/next/no-img-element -- a drawing of ours, never optimised
        <img src={wish.image.src} alt={wish.image.title} width={170} height={170} className="mt-4 rounded" />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" type="button" onClick={() => setIsChoosing(true)}>
          <PictureIcon />
          {t(wish.image ? 'changePicture' : 'addPicture')}
        </Button>
        {wish.image && (
          <Button variant="secondary" type="button" onClick={() => change({ image: null })}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      {failure && (
        <div className="mt-4">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <Button type="submit" isBusy={isSending} busyText={t('sending')} className="mt-6 w-full">
        <SendIcon className="size-4" />
        {t('send')}
      </Button>
      <GalleryDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onAttach={(image) => {
          change({ image });
          setIsChoosing(false);
        }}
      />
    </form>
  );
}
