/** Files that run a program when they are opened. */
const PROGRAMS = new Set(
  `apk app appinstaller application appx bat bin class cmd com command cpl dll dmg elf exe gadget hta img inf iso jar
   jnlp js jse lnk mjs msi msix msp mst ocx osx pif pkg ps1 psm1 py rb reg run scf scr sct sh sys url vb vbe vbs vhd
   vhdx workflow ws wsc wsf wsh xll`.split(/\s+/u),
);

/** By the last extension. Windows ignores dots and spaces after it, and invisible characters can hide in it. */
export function isProgramName(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[\s.]+$/u, '')
    .toLowerCase();
  const ending = /\.([^.]+)$/u.exec(plain)?.[1] ?? '';
  // "x.exe:a" and "x.exe::$DATA" name the same file.
  return PROGRAMS.has(ending.split(':')[0]?.trim() ?? '');
}
