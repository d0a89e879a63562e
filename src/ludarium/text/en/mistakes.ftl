### What is wrong with an effect in a pack, in English: for the editor of packs and `ludarium pack check`. What stands in quotes is written so in the effect.

mistake-sign = “{ $sign }” has no meaning here; use words, numbers and , : + ( ) >=
mistake-expected = expected { $expected }, found { $found }.
mistake-meant = expected { $expected }, found { $found }. Did you mean “{ $near }”?
mistake-end = the end of the effect
mistake-word = “{ $word }”
mistake-join = “,”, “or”, “+”, “:” or the end of the effect
mistake-number = { $name }, a number from { $least } to { $most }
mistake-number-after = a number ({ $name }) after “{ $word }”
mistake-word-after = { $name }: { $words } after “{ $word }”
mistake-effect = an effect ({ $words })
mistake-count = something to count ({ $words })
mistake-occasion = an occasion ({ $words })
mistake-time = a time ({ $words })
mistake-on = “on { $word }”
mistake-on-what = “on { $word }: …”
mistake-modifier = “{ $word }” changes how something is done: it stands after { $occasions-or }
mistake-other-occasion = “{ $word }” stands after { $occasions-or }, not after “on { $other }”
mistake-only-when = nothing happens “on { $word }”: it only says when a change holds ({ $words })
mistake-alone = what changes how something is done stands alone: on …: { $words }
mistake-instead = nothing can stand for “{ $word }”; “instead of” goes with { $words }
mistake-instead-never = nothing can stand for “{ $word }”; “instead of” goes with no event of this game
mistake-deep = this is nested too deeply
mistake-parts = at most { $most } parts can be joined by “{ $sign }”
mistake-price = a price cannot have “{ $word }”; put the whole in parentheses: { $word } (… : …)
mistake-beginning = “{ $word }” can only stand at the very beginning, once
mistake-by = with “by” the amounts stand behind the count; leave the number before it out
mistake-amount = “{ $word }” must follow an effect that gives an amount
mistake-in = “{ $text }”: { $wrong }
mistake-name =
    { $name ->
        [colour] colour
        [cost-in-points] cost in points
        [engineers] engineers
        [faction] faction
        [good] good
        [height] height
        [highest-value] highest value
        [how-many] how many
        [kind] kind
        [least] least
        [level] level
        [limit] limit
        [machine] machine
        [modifier] modifier
        [occasion] occasion
        [piece] piece
        [reduction] reduction
        [resource] resource
        [site] site
        [slot] slot
        [space] space
        [structure] structure
        [what] what
        [when] when
        [where] where
        [which] which
        [how-many-times] how many times
        [how-many-of-it] how many of it
        [the-limit] the limit
        [the-least-count] the least count
        [the-amount-for-a-count-of-0] the amount for a count of 0
        [the-amount-for-the-next-count] the amount for the next count
       *[other] { $name }
    }
