import { useState } from 'react';
import type { Reading, Table } from '../reading/table';
import { texts } from '../texts';

type Reader = typeof import('../reading/read-file');

/** The reading of spreadsheets is fetched when someone brings one. */
export function useReader() {
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  const read = async (work: (reader: Reader) => Reading | Promise<Reading>): Promise<Table | null> => {
    setReading(true);
    setProblem(undefined);
    try {
      const reading = await work(await import('../reading/read-file'));
      if ('table' in reading) return reading.table;
      setProblem(texts.problems[reading.problem]);
    } catch {
      setProblem(texts.readerFailed);
    } finally {
      setReading(false);
    }
    return null;
  };
  return { problem, isReading, read, forget: () => setProblem(undefined) };
}
