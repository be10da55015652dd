/** Paragraphs are parted by an empty line; a single line end is a verse, and stays. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const parts = text.split(/\n{2,}/);
  return (
    <div className={className}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name than their place
        <p key={place} style={{ whiteSpace: 'pre-line' }}>
          {part}
        </p>
      ))}
    </div>
  );
}
