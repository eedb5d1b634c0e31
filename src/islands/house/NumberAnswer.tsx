export interface NumberAnswerProps {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onAnswer: (value: number) => void;
}

/** A whole number to be typed; what is none, or out of reach, is put back. */
export function NumberAnswer({ id, label, value, least, most, onAnswer }: NumberAnswerProps) {
  const shown = value === undefined ? '' : String(value);
  return (
    <p class="house-number needs-script">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step="1"
        value={shown}
        onChange={({ currentTarget }) => {
          const typed = Number(currentTarget.value);
          const isMeant = currentTarget.value !== '' && Number.isInteger(typed) && typed >= least && typed <= most;
          if (isMeant) onAnswer(typed);
          currentTarget.value = isMeant ? String(typed) : shown;
        }}
      />
    </p>
  );
}
