/**
 * The time zone of an area's telephone numbers, for countries with several: the digits after the country code begin
 * with one of these. An area in two zones is assigned to the one where most people live.
 */
export const areaZones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York':
      '201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 260 267 269 272 276 301 302 ' +
      '304 305 313 315 317 321 324 326 329 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 ' +
      '413 419 423 434 440 443 445 463 470 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 ' +
      '574 582 585 586 603 606 607 609 610 614 616 617 631 640 645 646 656 667 678 680 681 689 703 704 ' +
      '706 716 717 718 724 727 728 732 734 740 743 754 757 762 765 770 771 772 774 781 786 802 803 804 ' +
      '810 812 813 814 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 878 904 906 ' +
      '908 910 912 914 917 919 929 930 934 937 941 943 947 948 954 959 973 978 980 984 989',
    'America/Chicago':
      '205 210 214 217 218 219 224 225 228 251 254 256 262 270 274 281 308 309 312 314 316 318 319 320 ' +
      '325 327 331 334 337 346 353 361 364 402 405 409 414 417 430 432 447 448 464 469 479 501 504 507 ' +
      '512 515 531 534 539 557 563 572 573 580 601 605 608 612 615 618 620 629 630 636 641 651 659 660 ' +
      '662 682 701 708 712 713 715 726 730 731 737 763 769 773 779 785 806 815 816 817 830 832 847 850 ' +
      '870 872 901 903 913 918 920 931 936 938 940 945 952 956 972 975 979 985',
    'America/Denver': '208 303 307 385 406 435 505 575 719 720 801 915 970 983 986',
    'America/Phoenix': '480 520 602 623 928',
    'America/Los_Angeles':
      '206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 458 503 509 510 530 541 559 562 ' +
      '564 619 626 628 650 657 661 669 702 707 714 725 747 760 775 805 818 820 831 840 858 909 916 925 ' +
      '949 951 971',
    'America/Anchorage': '907',
    'Pacific/Honolulu': '808',
  },
  CA: {
    'America/St_Johns': '709 879',
    'America/Halifax': '428 506 782 902',
    'America/Toronto':
      '226 249 263 289 343 354 365 367 382 416 418 437 438 450 468 514 519 548 579 581 613 647 683 705 ' +
      '742 753 807 819 873 905',
    'America/Winnipeg': '204 431 584',
    'America/Regina': '306 474 639',
    'America/Edmonton': '368 403 587 780 825',
    'America/Vancouver': '236 250 257 604 672 778',
  },
  MX: {
    'America/Tijuana': '646 653 658 661 664 665 686',
    'America/Hermosillo': '622 631 642 644 662',
    'America/Mazatlan': '612 624 667 668 669 687',
    'America/Cancun': '983 984 998',
  },
  BR: {
    'America/Manaus': '65 66 67 69 92 95 97',
    'America/Rio_Branco': '68',
    'America/Sao_Paulo': '1 2 3 4 5 61 62 63 64 7 8 91 93 94 96 98 99',
  },
  AU: {
    'Australia/Sydney': '2 3',
    'Australia/Brisbane': '7',
    'Australia/Adelaide': '87 88',
    'Australia/Perth': '86 89',
  },
  RU: {
    'Europe/Moscow': '47 48 49 81 82 83 86 87',
    'Europe/Samara': '846 848',
    'Asia/Yekaterinburg': '34 35',
    'Asia/Omsk': '381',
    'Asia/Novosibirsk': '382 383 384 385',
    'Asia/Krasnoyarsk': '391',
    'Asia/Irkutsk': '395',
    'Asia/Vladivostok': '421 423',
  },
  ID: { 'Asia/Jakarta': '21 22 24 31 61', 'Asia/Makassar': '361 411' },
  ES: { 'Atlantic/Canary': '822 828 922 928' },
  PT: { 'Atlantic/Azores': '292 295 296' },
};
