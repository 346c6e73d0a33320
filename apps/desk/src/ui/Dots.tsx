/** The icon for more actions: three dots, drawn without a font. */
export function Dots({ label }: { readonly label: string }) {
  return (
    <svg width="16" height="16" role="img" aria-label={label} focusable="false">
      <path d="M1 7h3v3H1zM6.5 7h3v3h-3zM12 7h3v3h-3z" fill="currentColor" />
    </svg>
  );
}
