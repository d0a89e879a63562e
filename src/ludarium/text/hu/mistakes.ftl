### What is wrong with an effect in a pack, in Hungarian: for the editor of packs and `ludarium pack check`. What stands in quotes is written so in the effect.

mistake-sign = itt nincs értelme ennek: „{ $sign }”; szavak, számok és , : + ( ) >= állhatnak
mistake-expected = itt ez hiányzik: { $expected }; ez áll ott: { $found }.
mistake-meant = itt ez hiányzik: { $expected }; ez áll ott: { $found }. Erre gondoltál: „{ $near }”?
mistake-end = a hatás vége
mistake-word = „{ $word }”
mistake-join = „,”, „or”, „+”, „:” vagy a hatás vége
mistake-number = egy szám { $least } és { $most } között ({ $name })
mistake-number-after = egy szám „{ $word }” után ({ $name })
mistake-word-after = e szavak egyike „{ $word }” után ({ $name }): { $words }
mistake-effect = egy hatás ({ $words })
mistake-count = valami, ami megszámolható ({ $words })
mistake-occasion = egy alkalom ({ $words })
mistake-time = egy időszak ({ $words })
mistake-on = „on { $word }”
mistake-on-what = „on { $word }: …”
mistake-modifier = „{ $word }” azt változtatja meg, hogyan történik valami: ez után állhat: { $occasions-or }
mistake-other-occasion = „{ $word }” ez után állhat: { $occasions-or }; „on { $other }” után nem
mistake-only-when = „on { $word }” esetén nem történik semmi: csak azt mondja meg, mikor érvényes egy változás ({ $words })
mistake-alone = ami azt változtatja meg, hogyan történik valami, egyedül áll: on …: { $words }
mistake-instead = „{ $word }” helyébe nem léphet semmi; „instead of” ezekkel állhat: { $words }
mistake-instead-never = „{ $word }” helyébe nem léphet semmi; „instead of” e játék egyetlen eseményével sem állhat
mistake-deep = ez túl mélyen van egymásba ágyazva
mistake-parts = „{ $sign }” legfeljebb { $most } részt köthet össze
mistake-price = az árban nem állhat „{ $word }”; tedd az egészet zárójelbe: { $word } (… : …)
mistake-beginning = „{ $word }” csak a legelején állhat, egyszer
mistake-by = „by” mellett a mennyiségek a számolt dolog után állnak; hagyd el az előtte álló számot
mistake-amount = „{ $word }” csak olyan hatás után állhat, amely mennyiséget ad
mistake-in = „{ $text }”: { $wrong }
mistake-name =
    { $name ->
        [colour] szín
        [cost-in-points] ár pontban
        [engineers] mérnökök
        [faction] frakció
        [good] javak
        [height] magasság
        [highest-value] legnagyobb érték
        [how-many] mennyi
        [kind] fajta
        [least] legalább
        [level] szint
        [limit] határ
        [machine] gép
        [modifier] módosító
        [occasion] alkalom
        [piece] alkatrész
        [reduction] kedvezmény
        [resource] nyersanyag
        [site] építési hely
        [slot] akciómező
        [space] hely
        [structure] építmény
        [what] mi
        [when] mikor
        [where] hol
        [which] melyik
        [how-many-times] hányszor
        [how-many-of-it] hány belőle
        [the-limit] a határ
        [the-least-count] a legkisebb darabszám
        [the-amount-for-a-count-of-0] a mennyiség 0 darabnál
        [the-amount-for-the-next-count] a mennyiség a következő darabszámnál
       *[other] { $name }
    }
