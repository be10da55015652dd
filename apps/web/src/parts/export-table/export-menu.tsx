import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorMessage } from '../../lib/calling/error-message';
import { Button } from '../../ui/actions/button';
import { Menu } from '../../ui/overlays/menu';
import { toast } from '../../ui/states/toast-queue';
import { saveSheet } from './save-sheet';
import { FORMATS, type Format, type Sheet } from './sheet';
import { texts } from './texts';

type Props = {
  /** Made only when asked for. */
  sheet: () => Sheet;
  /** What must happen first, such as writing the export down; its failure keeps the file from being made. */
  before?: (format: Format, count: number) => Promise<unknown>;
};

/** The table one sees, as a file. */
export function ExportMenu({ sheet, before }: Props) {
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const made = sheet();
      await before?.(format, made.rows.length);
      await saveSheet(made, format);
      return made.rows.length;
    },
    onSuccess: (count) => toast.success(texts.exported(count)),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Menu
      label={texts.menu}
      trigger={
        <Button icon={<Download aria-hidden="true" />} pending={save.isPending}>
          {texts.export}
        </Button>
      }
      entries={FORMATS.map((format) => ({ id: format, text: texts.formats[format], onSelect: () => save.mutate(format) }))}
    />
  );
}
