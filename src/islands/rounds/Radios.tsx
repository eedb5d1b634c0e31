export interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  /** The right one, once the solution lies open. */
  readonly right: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** One of several as radio buttons; after the solution the right one is marked, and the chosen one if it is wrong. */
export const Radios = <Value extends string>(props: RadiosProps<Value>) => {
  const { name, legend, values, value, right, nameOf, onChoose } = props;
  return (
    <fieldset class="match-radios">
      <legend>{legend}</legend>
      <div class="match-radio-list">
        {values.map((each) => (
          <label key={each} data-mark={markOf(each, value, right)}>
            <input
              type="radio"
              name={name}
              checked={value === each}
              disabled={right !== undefined}
              onChange={() => {
                onChoose(each);
              }}
            />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

function markOf(each: string, chosen: string | undefined, right: string | undefined): 'right' | 'wrong' | undefined {
  if (right === undefined) return undefined;
  if (each === right) return 'right';
  return each === chosen ? 'wrong' : undefined;
}
