import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import type { Language } from '@/lib/contract/platform/languages';
import type { MailPlaceholder } from '@/lib/contract/workplace/mail-templates/mail-templates';
import { useMessages } from '@/lib/i18n/use-messages';
import { ImageGallery } from './image-gallery';
import { PlaceholderList } from './placeholder-list';
import { ContentChoice } from './content-choice';

/** What stands beside the editor; one of them at a time (MTPL-03). */
export type ToolName = 'placeholders' | 'images' | 'templates';

interface EditorToolsProps {
  readonly shown: ToolName;
  readonly templateCode: string;
  readonly language: Language;
  readonly placeholders: readonly MailPlaceholder[];
  readonly onShow: (name: ToolName) => void;
  readonly onInsertPlaceholder: (name: string) => void;
  readonly onInsertImage: (image: { readonly link: string; readonly name: string }) => void;
  readonly onChooseContent: (content: string) => void;
}

/** What can be put into a mail (MAIL-01), or other words to begin with. */
export function EditorTools(props: EditorToolsProps) {
  const { shown, templateCode, language, placeholders, onShow } = props;
  const t = useMessages('mail-templates');
  return (
    <Card className="p-5">
      {shown === 'templates' ? (
        <ContentChoice templateCode={templateCode} language={language} onChoose={props.onChooseContent} />
      ) : (
        <Tabs
          label={t('insert')}
          names={[t('placeHolder'), t('images')]}
          selected={shown === 'images' ? 1 : 0}
          onSelect={(index) => onShow(index === 1 ? 'images' : 'placeholders')}
        >
          <div className="pt-4">
            {shown === 'images' ? (
              <ImageGallery onInsert={props.onInsertImage} />
            ) : (
              <PlaceholderList placeholders={placeholders} onInsert={props.onInsertPlaceholder} />
            )}
          </div>
        </Tabs>
      )}
    </Card>
  );
}
